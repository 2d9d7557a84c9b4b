import { getProfile } from './account.ts';
import {
  changeEmail,
  changePhone,
  deleteAccount,
  deletePhone,
  endSession,
  exportAccount,
  listSessions,
  prove,
  updateProfile,
  updateUserPassword,
} from './account-settings.ts';
import { deletePicture, getPicture, setPicture } from './account-picture.ts';
import {
  deleteAddress,
  getAddress,
  listAddresses,
  makeDefaultAddress,
  restoreAddress,
  saveAddress,
} from './address-book.ts';
import { listBrands } from './brand.ts';
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
} from './cart.ts';
import { listCategories } from './category.ts';
import { getCommon } from './common.ts';
import { getPage } from './content.ts';
import { getLocalization } from './localization.ts';
import { changeComparison, getSharedComparison, listCompared } from './compare.ts';
import { sendMessage } from './contact.ts';
import { listCountriesAndPhones } from './country.ts';
import type { Endpoint } from './endpoint.ts';
import { reportEvents } from './view-counts.ts';
import { getFlashSale, listFlashProducts, listFlashSales } from './flash-sale.ts';
import { askCancellation, findCancellations, openReturnPicture } from './ask-cancellation.ts';
import { askOrderMail, sendOrderMail } from './order-mail.ts';
import { reorder } from './reorder.ts';
import { openOrderLink, trackOrder } from './track-order.ts';
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
import { isConfigured, setDatabase, setPermission } from './install.ts';
import { getListing, listProducts } from './listing.ts';
import { askNotices, endNotice, listNotices } from './notice.ts';
import { getOrders, placeOrder } from './order.ts';
import {
  askToPay,
  confirmPayment,
  openPaymentLink,
  payOrder,
  receiveCallback,
  receiveWebhook,
} from './order-payment.ts';
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
import {
  erasePrescription,
  listPrescriptions,
  openPrescriptionFile,
  openPrescriptionForm,
  openPrescriptionLink,
  sendPrescription,
} from './prescription.ts';
import { openPrivateFile } from './private-file.ts';
import { getProduct, listSuggestedProducts } from './product.ts';
import { answerQuestion, askQuestion, listOwnQuestions, listQuestions } from './question.ts';
import {
  findReview,
  findReviewable,
  listOwnReviews,
  refuseReviewInvitations,
  saveReview,
} from './own-review.ts';
import { listReviews } from './review.ts';
import { getReview, reportReview, voteReview } from './review-vote.ts';
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
import { sendStoreMessage } from './store-message.ts';
import { getStore, listStores } from './store.ts';
import { changeStoreNews, endStoreNews, followStore, listFollowed } from './store-follow.ts';
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  subscribeEmail,
} from './subscription.ts';
import { checkVoucher, keepVouchers } from './use-voucher.ts';
import { listVouchers } from './voucher.ts';
import {
  endWishlistLink,
  findWishlistLink,
  openWishlistLink,
  shareWishlist,
} from './wishlist-link.ts';
import { listOwnVouchers } from './own-vouchers.ts';
import { changeWish, listWishes } from './wishlist.ts';

/** Every call of the API: the OpenAPI document and the coverage test read this list. */
export const ENDPOINTS: Record<string, Endpoint> = {
  getProfile,
  listSessions,
  endSession,
  updateProfile,
  setPicture,
  getPicture,
  deletePicture,
  changePhone,
  deletePhone,
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
  getReview,
  voteReview,
  reportReview,
  findReview,
  findReviewable,
  listOwnReviews,
  saveReview,
  refuseReviewInvitations,
  getPage,
  getLocalization,
  listCountriesAndPhones,
  getCart,
  listUnservedAddresses,
  changeCart,
  buyNow,
  selectCartLines,
  updateShipping,
  deleteCartLine,
  saveForLater,
  putBackLine,
  listPaymentMethods,
  placeOrder,
  payOrder,
  confirmPayment,
  askToPay,
  openPaymentLink,
  receiveWebhook,
  receiveCallback,
  getOrders,
  reorder,
  trackOrder,
  isConfigured,
  setDatabase,
  setPermission,
  openPrivateFile,
  openPrescriptionForm,
  sendPrescription,
  listPrescriptions,
  openPrescriptionLink,
  openPrescriptionFile,
  erasePrescription,
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
  restoreAddress,
  makeDefaultAddress,
  listVouchers,
  listOwnVouchers,
  checkVoucher,
  keepVouchers,
  changeWish,
  listWishes,
  findWishlistLink,
  shareWishlist,
  endWishlistLink,
  openWishlistLink,
  changeComparison,
  listCompared,
  getSharedComparison,
  followStore,
  listFollowed,
  reportEvents,
  listQuestions,
  listOwnQuestions,
  askQuestion,
  answerQuestion,
  sendStoreMessage,
  changeStoreNews,
  endStoreNews,
  subscribeEmail,
  findSubscription,
  confirmSubscription,
  endSubscription,
  askNotices,
  listNotices,
  endNotice,
  sendMessage,
  startPasskey,
  addPasskey,
  startPasskeySignIn,
  signInByPasskey,
  listPasskeys,
  provePasskey,
  renamePasskey,
  deletePasskey,
};
