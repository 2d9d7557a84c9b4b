/** A number as a text writes it: `20` is not in `120`, and `$20.00` is written as 20. */
const figuresOf = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replace(/[.,]0+$/, ''));

/** Whether the shop's own words for a voucher name that figure already, a share or an amount as it is written. */
export const namesFigure = (title: string, figure: string): boolean => {
  const [wanted] = figuresOf(figure);
  return wanted !== undefined && figuresOf(title).includes(wanted);
};
