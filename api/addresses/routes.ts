import {
  deleteAddress,
  getAddress,
  listAddresses,
  makeDefaultAddress,
  restoreAddress,
  saveAddress,
} from '#contract/addresses/address-book.ts';
import type { Routes } from '#api/deps.ts';
import { checkAddress, refuseAddress } from './address-rules.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok, refuse } from '#api/http/reply.ts';
import { shopperOrNew } from '#api/http/session.ts';
import { transact } from '#api/http/transaction.ts';
import * as book from './address-book.ts';

export const addressRoutes: Routes = (app, deps) => {
  implement(app, deps, listAddresses, async ({ db, shopper }) =>
    ok({ addresses: await book.listAddresses(db, shopper.id) }),
  );

  implement(app, deps, getAddress, async ({ db, shopper, params }) => {
    const address = await book.findAddress(db, shopper.id, params.id);
    return address ? ok({ address }) : fail(404, 'address.notFound');
  });

  implement(app, deps, saveAddress, async ({ db, json, ...visitor }) => {
    const { id, is_default: isDefault = false, ...input } = json;
    const { now } = visitor;
    const checked = checkAddress(input);
    if (checked.refusals) return refuseAddress(checked.refusals, '');
    const { address } = checked;
    return transact(db, async (trx) => {
      const known = await shopperOrNew(trx, visitor);
      if ('kind' in known) return known;
      const { shopper, ...token } = known;
      const saved =
        id === undefined
          ? await book.addAddress(trx, shopper.id, { address, isDefault, now })
          : await book.changeAddress(trx, shopper.id, { id, address, isDefault });
      if ('kind' in saved) return saved;
      return ok({ ...saved, ...token }, id === undefined ? 'address.added' : 'address.updated');
    });
  });

  implement(app, deps, makeDefaultAddress, ({ db, shopper, json }) =>
    transact(db, async (trx) => {
      const address = await book.chooseDefault(trx, shopper.id, json.id);
      return 'kind' in address ? address : ok({ address }, 'address.madeDefault');
    }),
  );

  implement(app, deps, deleteAddress, async ({ db, shopper, query, json, now }) => {
    const id = query.id ?? json?.id;
    if (id === undefined) return refuse('api.fieldRequired', { field: 'id' }, 'id');
    return transact(db, async (trx) => {
      const removed = await book.removeAddress(trx, shopper.id, { id, now });
      return removed ? ok({ id }, 'address.deleted') : fail(404, 'address.notFound');
    });
  });

  implement(app, deps, restoreAddress, ({ db, shopper, json }) =>
    transact(db, async (trx) => {
      const address = await book.restoreAddress(trx, shopper.id, json.id);
      return 'kind' in address ? address : ok({ address }, 'address.restored');
    }),
  );
};
