import { z } from 'zod';

/**
 * Every answer of the API has this shape. `status` repeats the HTTP status with one exception:
 * a refused form is `status: 201` in an HTTP 200 answer, its translated messages in `data.form`.
 */
export type Envelope<Data> = { status: number; message: string; data: Data };

/** The data of a refused form: translated messages, the first one is shown to the shopper. */
export const refusedForm = z.object({
  form: z.array(z.string()).min(1),
  /** The first message of each named field, for showing it beside the field. */
  fields: z.record(z.string(), z.string()).optional(),
  /** The order that is placed all the same, where only its payment was refused. */
  order_id: z.string().optional(),
});
export type RefusedForm = z.infer<typeof refusedForm>;

/** The envelope's status of a refused form. */
export const FORM_REFUSED = 201;

/** The schema of the envelope around `data`. */
export const envelope = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.int(), message: z.string(), data });

/** What every other status than 200 and 201 carries. */
export const failureEnvelope = z.object({
  status: z.int().min(400).max(599),
  message: z.string().min(1),
  data: z.null(),
});
