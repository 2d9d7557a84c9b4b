import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentStep } from './payment-step.tsx';

const waysToPay = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    code: 100 + at,
    name: `Bank ${at}`,
    online: false,
    fields: [],
  }));

const rendered = (count: number): string =>
  renderToStaticMarkup(<PaymentStep methods={waysToPay(count)} chosen={undefined} open={false} />);

test('ways to pay fold to the chosen one where there are several', () => {
  expect(rendered(1)).not.toContain('<details');
  expect(rendered(2)).toContain('<details');
  expect(rendered(9)).toContain('<details');
});

test('more ways to pay than the style can tell apart stay open', () => {
  expect(rendered(10)).not.toContain('<details');
  expect(rendered(10)).toContain('Bank 9');
});
