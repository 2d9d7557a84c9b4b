/** What the script of the reviews' forms is told: what is said to the reader, and the new count in words. */
export type VoteAnswer = { ok: boolean; message: string; helpful: string };
