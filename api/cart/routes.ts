import {
  buyNow,
  changeCart,
  deleteCartLine,
  getCart,
  putBackLine,
  saveForLater,
  selectCartLines,
  updateShipping,
} from '#contract/cart.ts';
import { findCatalogueId } from '#contract/ids.ts';
import type { Trx } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import type { Call } from '#api/http/run-call.ts';
import { ok, refuse } from '#api/http/reply.ts';
import { putBack, setAside } from './aside.ts';
import { addBundle, addVariant, buyOnly, changeQuantity, type Changed } from './add.ts';
import type { CartRow } from './cart.ts';
import { changing } from './changing.ts';
import { listKeptLines, setSelection } from './kept-lines.ts';
import { selectionAfter } from './selection.ts';
import { chooseAddress, setAddress, setWays } from './shipping.ts';
import { tellCartOf } from './view.ts';

const catalogueId = (text: string | undefined): number | undefined =>
  // An id that cannot be one names nothing: 0 is no product's.
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
  return addVariant(trx, cart, { wish: { productId, inventoryId }, quantity, now });
};

export const cartRoutes: Routes = (app, deps) => {
  implement(app, deps, getCart, async ({ db, guest, language, now }) =>
    ok(await tellCartOf(db, guest?.id, { language, now })),
  );

  implement(app, deps, changeCart, async (call) => {
    const message = call.json.id === undefined ? 'cart.productAdded' : 'cart.updated';
    return changing(call, message, (trx, cart) => addOrChange(trx, cart, call.json, call.now));
  });

  implement(app, deps, buyNow, async (call) => {
    const { product_id, inventory_id, quantity } = call.json;
    const wish = { productId: catalogueId(product_id), inventoryId: catalogueId(inventory_id) };
    return changing(call, 'cart.productAdded', (trx, cart) =>
      buyOnly(trx, cart, { wish, quantity, now: call.now }),
    );
  });

  implement(app, deps, selectCartLines, async (call) =>
    changing(call, 'cart.updated', async (trx, cart) => {
      const lines = await listKeptLines(trx, cart.id);
      await setSelection(trx, cart.id, selectionAfter(lines, call.json));
      return {};
    }),
  );

  implement(app, deps, updateShipping, async (call) =>
    changing(call, 'cart.updated', async (trx, cart) => {
      const { address, address_id: saved, lines } = call.json;
      const refused =
        (address && (await setAddress(trx, cart, address, call.now))) ??
        (saved !== undefined && (await chooseAddress(trx, cart, saved)));
      if (refused) return refused;
      return (lines && (await setWays(trx, cart, lines, call.now))) ?? {};
    }),
  );

  implement(app, deps, deleteCartLine, async (call) => {
    const id = call.query.id ?? call.json?.id;
    if (id === undefined) return refuse('cart.lineGone');
    return changing(call, 'cart.productRemoved', (trx, cart) =>
      setAside(trx, cart, { lineId: id, kind: 'removed', now: call.now }),
    );
  });

  implement(app, deps, saveForLater, async (call) =>
    changing(call, 'cart.savedForLater', (trx, cart) =>
      setAside(trx, cart, { lineId: call.json.id, kind: 'saved', now: call.now }),
    ),
  );

  implement(app, deps, putBackLine, async (call) =>
    changing(call, 'cart.putBack', (trx, cart) =>
      putBack(trx, cart, { lineId: call.json.id, now: call.now }),
    ),
  );
};
