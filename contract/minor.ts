import { z } from 'zod';

/**
 * Schema of an amount that a caller or answer carries. Apart from money.ts, which pages use in the
 * browser, where no schema library must follow.
 */
export const minor = z.int().min(0).meta({ description: 'Amount in minor units' });
