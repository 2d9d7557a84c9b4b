/** How money goes back that no provider has taken. */
export const CASH_BACK =
  'Cash is given back by hand and recorded by orders paid-back, once orders cancel or orders approve has granted it.';
