import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { checkLimits } from '#api/http/limits/rate-limit.ts';
import { notFound, ok, refuse, tooMany } from '#api/http/reply.ts';
import { shopperOrNew } from '#api/http/session.ts';
import { transact } from '#api/http/transaction.ts';
import { isUuid } from '#contract/ids.ts';
import {
  erasePrescription,
  listPrescriptions,
  openPrescriptionFile,
  openPrescriptionForm,
  openPrescriptionLink,
  sendPrescription,
} from '#contract/prescriptions/prescription.ts';
import {
  PRESCRIPTION_KINDS,
  PRESCRIPTION_PICTURES,
} from '#contract/prescriptions/prescription-files.ts';
import { getSettings } from '#db/settings.ts';
import { erasePrescriptionRow } from './erase-prescription.ts';
import { createFormTokens } from './form-token.ts';
import { sendElsewhere } from './forward-prescription.ts';
import { createPrescriptionLinks } from './prescription-link.ts';
import { findPrescription, listPrescriptionsOf } from './present-prescription.ts';
import { decodeFiles } from './decode-files.ts';
import { openFileOfShopper } from './open-prescription-file.ts';
import { savePrescription } from './save-prescription.ts';

export const prescriptionRoutes: Routes<{ sendEmailUrl?: string | undefined }> = (app, deps) => {
  const { sendEmailUrl, privateFiles, limits, log } = deps;
  const formTokens = createFormTokens(deps.db);
  const links = createPrescriptionLinks(deps.db);

  implement(app, deps, openPrescriptionForm, async ({ db, shopper, now }) => {
    const settings = await getSettings(db);
    if (!settings.prescription) return notFound();
    return ok({
      csrf_token: await formTokens.make(shopper, now),
      days: sendEmailUrl === undefined ? settings.prescription_days : null,
      pdf: settings.prescription_pdf,
    });
  });

  implement(
    app,
    deps,
    sendPrescription,
    async ({ db, json, files: sent, ...visitor }) => {
      const { shopper, language, now, clientAddress } = visitor;
      const settings = await getSettings(db);
      if (!settings.prescription) return notFound();
      const { csrf_token: token, ...form } = json;
      const formId = await formTokens.read(token, shopper, now);
      if (formId === undefined) return refuse('prescription.formOver', undefined, 'csrf_token');
      const files = await decodeFiles(sent);
      if ('kind' in files) return files;
      const caller = { clientAddress, subject: form.email.toLowerCase() };
      const verdict = checkLimits([limits.prescriptionsOf], caller, now);
      if (verdict?.allowed === false) return tooMany(verdict);

      if (sendEmailUrl !== undefined) {
        try {
          const message = await sendElsewhere(sendEmailUrl, form, files);
          return ok({ prescription: null, message }, 'prescription.sent');
        } catch (err) {
          log.error({ err }, 'a prescription could not be sent on');
          return refuse('prescription.notSent');
        }
      }

      return transact(db, async (trx) => {
        const known = await shopperOrNew(trx, visitor);
        if ('kind' in known) return known;
        const { shopper: owner, ...newToken } = known;
        const id = await savePrescription(trx, {
          formId,
          shopperId: owner.id,
          form,
          files,
          privateFiles,
          days: settings.prescription_days,
          operator: settings.email,
          language,
          now,
        });
        const prescription = (await findPrescription(trx, id)) ?? null;
        return ok({ prescription, message: null, ...newToken }, 'prescription.sent');
      });
    },
    {
      limiters: [limits.prescriptionsFrom],
      takenKinds: async () =>
        (await getSettings(deps.db)).prescription_pdf ? PRESCRIPTION_KINDS : PRESCRIPTION_PICTURES,
    },
  );

  implement(app, deps, listPrescriptions, async ({ db, shopper }) =>
    ok({ prescriptions: await listPrescriptionsOf(db, shopper.id) }),
  );

  implement(app, deps, openPrescriptionLink, async ({ db, query, now }) => {
    const id = await links.read(query.token, now);
    const prescription = id && (await findPrescription(db, id));
    return prescription ? ok({ prescription }) : notFound();
  });

  implement(app, deps, openPrescriptionFile, async ({ db, shopper, query: { id } }) => {
    const file = await openFileOfShopper({ db, privateFiles }, { id, shopperId: shopper.id });
    return file ? ok(file) : notFound();
  });

  implement(app, deps, erasePrescription, async ({ db, shopper, query: { id, token }, now }) => {
    const linked = token === undefined ? undefined : await links.read(token, now);
    if (linked !== undefined && (await erasePrescriptionRow(db, { id: linked })))
      return ok({}, 'prescription.erased');
    if (id === undefined || !isUuid(id) || !shopper) return notFound();
    const erased = await erasePrescriptionRow(db, { id, shopperId: shopper.id });
    return erased ? ok({}, 'prescription.erased') : notFound();
  });
};
