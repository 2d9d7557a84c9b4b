import {
  buyNow,
  changeCart,
  deleteCartLine,
  getCart,
  listUnservedAddresses,
  putBackLine,
  saveForLater,
  selectCartLines,
  updateShipping,
} from '#contract/cart/cart.ts';
import { findCatalogueId } from '#contract/ids.ts';
import type { Trx } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import type { Call } from '#api/http/run-call.ts';
import { ok, refuse } from '#api/http/reply.ts';
import { restoreLine } from './restore-line.ts';
import { moveOut } from './save-or-remove-line.ts';
import { addBundle, addVariant, type Changed } from './add-to-cart.ts';
import { buyOnly } from './buy-now.ts';
import { changeQuantity } from './change-quantity.ts';
import type { CartRow } from './cart-row.ts';
import { changeOwnCart } from './change-cart.ts';
import { listStoredLines, setSelection } from './stored-lines.ts';
import { selectionAfter } from './selection.ts';
import { chooseAddress, setAddress, setDeliveryChoices } from './set-delivery.ts';
import { findDestination } from './estimate.ts';
import { presentShopperCart } from './present-cart.ts';
import { listUnserved } from './unserved-addresses.ts';

const catalogueId = (text: string | undefined): number | undefined =>
  // An id that is not a number matches nothing: no product has the id 0.
  text === undefined ? undefined : (findCatalogueId(text) ?? 0);

type ChangeInput = Call<typeof changeCart>['json'];

const addOrChange = async (
  trx: Trx,
  cart: CartRow,
  json: ChangeInput,
  now: Date,
): Promise<Changed> => {
  const { id, quantity } = json;
  const productId = catalogueId(json.product_id);
  const inventoryId = catalogueId(json.inventory_id);
  const bundleId = catalogueId(json.bundle_id);
  if (id !== undefined) return changeQuantity(trx, cart, { lineId: id, quantity, now });
  if (bundleId !== undefined)
    return addBundle(trx, cart, { bundleId, chosen: inventoryId, quantity, now });
  if (productId === undefined && inventoryId === undefined) return refuse('cart.productRequired');
  return addVariant(trx, cart, { input: { productId, inventoryId }, quantity, now });
};

export const cartRoutes: Routes = (app, deps) => {
  implement(app, deps, getCart, async ({ db, shopper, query, language, now }) =>
    ok(await presentShopperCart(db, shopper?.id, { language, now }, findDestination(query))),
  );

  implement(app, deps, listUnservedAddresses, async ({ db, shopper, now }) =>
    ok({ address_ids: await listUnserved(db, shopper.id, now) }),
  );

  implement(app, deps, changeCart, async (call) => {
    const message = call.json.id === undefined ? 'cart.productAdded' : 'cart.updated';
    return changeOwnCart(call, message, (trx, cart) => addOrChange(trx, cart, call.json, call.now));
  });

  implement(app, deps, buyNow, async (call) => {
    const { product_id, inventory_id, quantity } = call.json;
    const input = { productId: catalogueId(product_id), inventoryId: catalogueId(inventory_id) };
    return changeOwnCart(call, 'cart.productAdded', (trx, cart) =>
      buyOnly(trx, cart, { input, quantity, now: call.now }),
    );
  });

  implement(app, deps, selectCartLines, async (call) =>
    changeOwnCart(call, 'cart.updated', async (trx, cart) => {
      const lines = await listStoredLines(trx, cart.id);
      await setSelection(trx, cart.id, selectionAfter(lines, call.json));
      return {};
    }),
  );

  implement(app, deps, updateShipping, async (call) =>
    changeOwnCart(call, 'cart.updated', async (trx, cart) => {
      const { address, address_id: saved, lines } = call.json;
      const refused =
        (address && (await setAddress(trx, cart, address, call.now))) ??
        (saved !== undefined && (await chooseAddress(trx, cart, saved)));
      if (refused) return refused;
      return (lines && (await setDeliveryChoices(trx, cart, lines, call.now))) ?? {};
    }),
  );

  implement(app, deps, deleteCartLine, async (call) => {
    const id = call.query.id ?? call.json?.id;
    if (id === undefined) return refuse('cart.lineGone');
    return changeOwnCart(call, 'cart.productRemoved', (trx, cart) =>
      moveOut(trx, cart, { lineId: id, kind: 'removed', now: call.now }),
    );
  });

  implement(app, deps, saveForLater, async (call) =>
    changeOwnCart(call, 'cart.savedForLater', (trx, cart) =>
      moveOut(trx, cart, { lineId: call.json.id, kind: 'saved', now: call.now }),
    ),
  );

  implement(app, deps, putBackLine, async (call) =>
    changeOwnCart(call, 'cart.putBack', (trx, cart) =>
      restoreLine(trx, cart, { lineId: call.json.id, now: call.now }),
    ),
  );
};
