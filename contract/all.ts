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
import { listCountriesAndPhones } from './country.ts';
import type { Endpoint } from './endpoint.ts';
import { getFlashSale, listFlashProducts, listFlashSales } from './flash-sale.ts';
import {
  askCancellation,
  findCancellations,
  openOrderLink,
  reorder,
  trackOrder,
} from './guest-order.ts';
import { getHome } from './home.ts';
import { getListing, listProducts } from './listing.ts';
import { getOrders, placeOrder } from './order.ts';
import { listPaymentMethods } from './payment.ts';
import { getProduct, listSuggestedProducts } from './product.ts';
import { listReviews } from './review.ts';
import { getSuggestions } from './search.ts';
import { listSitemapEntries, listSitemapParts } from './sitemap.ts';
import { getStore, listStores } from './store.ts';
import { checkVoucher, keepVouchers } from './use-voucher.ts';
import { listVouchers } from './voucher.ts';

/** Every call of the API: the OpenAPI document and the coverage test read this list. */
export const ENDPOINTS: Record<string, Endpoint> = {
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
  openOrderLink,
  askCancellation,
  findCancellations,
  listAddresses,
  getAddress,
  saveAddress,
  deleteAddress,
  listVouchers,
  checkVoucher,
  keepVouchers,
};
