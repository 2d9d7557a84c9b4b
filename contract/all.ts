import { getProfile } from './account.ts';
import {
  changeEmail,
  deleteAccount,
  endSession,
  exportAccount,
  listSessions,
  prove,
  updateProfile,
  updateUserPassword,
} from './account-settings.ts';
import { deleteAddress, getAddress, listAddresses, saveAddress } from './address-book.ts';
import { listBrands } from './brand.ts';
import {
  buyNow,
  changeCart,
  deleteCartLine,
  getCart,
  putBackLine,
  saveForLater,
  selectCartLines,
  updateShipping,
} from './cart.ts';
import { listCategories } from './category.ts';
import { getCommon } from './common.ts';
import { getLocalization, getPage } from './content.ts';
import { changeComparison, listCompared } from './compare.ts';
import { listCountriesAndPhones } from './country.ts';
import type { Endpoint } from './endpoint.ts';
import { getFlashSale, listFlashProducts, listFlashSales } from './flash-sale.ts';
import {
  askCancellation,
  askOrderMail,
  findCancellations,
  openOrderLink,
  openReturnPicture,
  reorder,
  sendOrderMail,
  trackOrder,
} from './guest-order.ts';
import { getHome } from './home.ts';
import {
  findChallenge,
  forgotPassword,
  forgotPasswordShort,
  resetPassword,
  resetPasswordShort,
  sendCode,
  signInByPassword,
  signOut,
  signOutByGet,
  signUp,
  verify,
} from './identity.ts';
import { getListing, listProducts } from './listing.ts';
import { getOrders, placeOrder } from './order.ts';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  provePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkey.ts';
import { listPaymentMethods } from './payment.ts';
import { openPrivateFile } from './private-file.ts';
import { getProduct, listSuggestedProducts } from './product.ts';
import { listReviews } from './review.ts';
import { getSuggestions } from './search.ts';
import { listSitemapEntries, listSitemapParts } from './sitemap.ts';
import {
  finishSocialLogin,
  giveSocialEmail,
  listSocialLogins,
  listWaysIn,
  startSocialLogin,
  unlinkSocialLogin,
} from './social-login.ts';
import { getStore, listStores } from './store.ts';
import { followStore, listFollowed } from './store-follow.ts';
import { checkVoucher, keepVouchers } from './use-voucher.ts';
import { listVouchers } from './voucher.ts';
import { changeWish, listWishes } from './wishlist.ts';

/** Every call of the API: the OpenAPI document and the coverage test read this list. */
export const ENDPOINTS: Record<string, Endpoint> = {
  getProfile,
  listSessions,
  endSession,
  updateProfile,
  exportAccount,
  deleteAccount,
  prove,
  changeEmail,
  updateUserPassword,
  signUp,
  signInByPassword,
  sendCode,
  findChallenge,
  verify,
  forgotPassword,
  forgotPasswordShort,
  resetPassword,
  resetPasswordShort,
  signOut,
  signOutByGet,
  listWaysIn,
  startSocialLogin,
  finishSocialLogin,
  giveSocialEmail,
  listSocialLogins,
  unlinkSocialLogin,
  getCommon,
  getHome,
  listCategories,
  listBrands,
  getListing,
  listProducts,
  getSuggestions,
  listFlashSales,
  getFlashSale,
  listFlashProducts,
  listStores,
  getStore,
  listSitemapParts,
  listSitemapEntries,
  getProduct,
  listSuggestedProducts,
  listReviews,
  getPage,
  getLocalization,
  listCountriesAndPhones,
  getCart,
  changeCart,
  buyNow,
  selectCartLines,
  updateShipping,
  deleteCartLine,
  saveForLater,
  putBackLine,
  listPaymentMethods,
  placeOrder,
  getOrders,
  reorder,
  trackOrder,
  openPrivateFile,
  openOrderLink,
  openReturnPicture,
  askCancellation,
  findCancellations,
  sendOrderMail,
  askOrderMail,
  listAddresses,
  getAddress,
  saveAddress,
  deleteAddress,
  listVouchers,
  checkVoucher,
  keepVouchers,
  changeWish,
  listWishes,
  changeComparison,
  listCompared,
  followStore,
  listFollowed,
  startPasskey,
  addPasskey,
  startPasskeySignIn,
  signInByPasskey,
  listPasskeys,
  provePasskey,
  renamePasskey,
  deletePasskey,
};
