import { accountStates } from './account.ts';
import { answeredStates } from './answered.ts';
import { cartStates, checkoutStates, checkoutStepStates } from './buying.ts';
import { findingStates } from './finding.ts';
import { orderedStates } from './ordered.ts';
import { payingStates } from './paying.ts';
import { prescriptionStates } from './prescription.ts';
import { productStates } from './product.ts';
import { homeStates, readingStates } from './reading.ts';
import { sentPictureStates } from './sent-pictures.ts';
import { signingInStates } from './signing-in.ts';
import type { State } from './state.ts';
import { wishlistStates } from './wishlist.ts';
import { subscribingStates } from './subscribing.ts';

/** Every page of the shop and what it may look like. A new page gets its line here. */
export const states: readonly State[] = [
  ...homeStates,
  ...findingStates,
  ...productStates,
  ...cartStates,
  ...checkoutStates,
  ...signingInStates,
  ...orderedStates,
  ...accountStates,
  ...wishlistStates,
  ...prescriptionStates,
  ...readingStates,
  ...subscribingStates,
  ...answeredStates,
  ...sentPictureStates,
  ...payingStates,
  ...checkoutStepStates,
];
