import { z } from 'zod';
import { required } from './required.ts';

/** Ids are opaque to a client: catalogue ids are digits, ids of personal things are uuids. */
export const id = z.string().min(1).max(64);

const textOrNumber = [z.string().max(64), z.int().positive()] as const;

/** An id as a caller may send it: text, or the number that older clients send. */
export const idInput = z.union(textOrNumber).transform(String).pipe(id);

/** The same in a form that cannot do without it: what a shopper is told where it is left out. */
export const requiredId = (key: string) =>
  z.union(textOrNumber, required(key)).transform(String).pipe(id);

/** Whether the text is written like the id of a thing of the catalogue, and not like most slugs. */
export const isDigits = (text: string): boolean => /^\d+$/.test(text);

const CATALOGUE_ID = /^[1-9]\d{0,14}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The number behind a catalogue id, undefined where the text cannot be one (so nothing has it). */
export const findCatalogueId = (text: string): number | undefined =>
  CATALOGUE_ID.test(text) ? Number(text) : undefined;

/** Whether the text can be the id of a personal thing (cart line, address, order). */
export const isUuid = (text: string): boolean => UUID.test(text);
