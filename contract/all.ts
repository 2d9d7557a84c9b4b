import { getProfile } from './account/account.ts';
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
} from './account/account-settings.ts';
import { deletePicture, getPicture, setPicture } from './account/account-picture.ts';
import {
  deleteAddress,
  getAddress,
  listAddresses,
  makeDefaultAddress,
  restoreAddress,
  saveAddress,
} from './addresses/address-book.ts';
import { listBrands } from './catalogue/brand.ts';
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
} from './cart/cart.ts';
import { listCategories } from './catalogue/category.ts';
import { getCommon } from './shop/common.ts';
import { getPage } from './shop/content.ts';
import { getLocalization } from './shop/localization.ts';
import { changeComparison, getSharedComparison, listCompared } from './compare/compare.ts';
import { sendMessage } from './shop/contact.ts';
import { listCountriesAndPhones } from './addresses/country.ts';
import type { Endpoint } from './endpoint.ts';
import { reportEvents } from './shop/view-counts.ts';
import { getFlashSale, listFlashProducts, listFlashSales } from './catalogue/flash-sale.ts';
import {
  askCancellation,
  findCancellations,
  openReturnPicture,
} from './orders/ask-cancellation.ts';
import { askOrderMail, sendOrderMail } from './orders/order-mail.ts';
import { reorder } from './orders/reorder.ts';
import { openOrderLink, trackOrder } from './orders/track-order.ts';
import { getHome } from './shop/home.ts';
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
} from './account/identity.ts';
import { isConfigured, setDatabase, setPermission } from './shop/install.ts';
import { getListing, listProducts } from './catalogue/listing.ts';
import { askNotices, endNotice, listNotices } from './subscriptions/notice.ts';
import { getOrders, placeOrder } from './orders/order.ts';
import {
  askToPay,
  confirmPayment,
  openPaymentLink,
  payOrder,
  receiveCallback,
  receiveWebhook,
} from './orders/order-payment.ts';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  provePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from './account/passkey.ts';
import { listPaymentMethods } from './orders/payment.ts';
import {
  erasePrescription,
  listPrescriptions,
  openPrescriptionFile,
  openPrescriptionForm,
  openPrescriptionLink,
  sendPrescription,
} from './prescriptions/prescription.ts';
import { openPrivateFile } from './private-file.ts';
import { getProduct, listSuggestedProducts } from './catalogue/product.ts';
import {
  answerQuestion,
  askQuestion,
  listOwnQuestions,
  listQuestions,
} from './questions/question.ts';
import {
  findReview,
  findReviewable,
  listOwnReviews,
  refuseReviewInvitations,
  saveReview,
} from './reviews/own-review.ts';
import { listReviews } from './reviews/review.ts';
import { getReview, reportReview, voteReview } from './reviews/review-vote.ts';
import { getSuggestions } from './catalogue/search.ts';
import { listSitemapEntries, listSitemapParts } from './shop/sitemap.ts';
import {
  finishSocialLogin,
  giveSocialEmail,
  listSocialLogins,
  listWaysIn,
  startSocialLogin,
  unlinkSocialLogin,
} from './account/social-login.ts';
import { sendStoreMessage } from './stores/store-message.ts';
import { getStore, listStores } from './stores/store.ts';
import { changeStoreNews, endStoreNews, followStore, listFollowed } from './stores/store-follow.ts';
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  subscribeEmail,
} from './subscriptions/subscription.ts';
import { checkVoucher, keepVouchers } from './cart/use-voucher.ts';
import { listVouchers } from './vouchers/voucher.ts';
import {
  endWishlistLink,
  findWishlistLink,
  openWishlistLink,
  shareWishlist,
} from './wishlist/wishlist-link.ts';
import { listOwnVouchers } from './vouchers/own-vouchers.ts';
import { changeWish, listWishes } from './wishlist/wishlist.ts';

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
