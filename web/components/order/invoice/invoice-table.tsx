import type { ReactNode } from 'react';

/** Figures of an invoice: where they need more room than the screen has, they are scrolled. */
export const InvoiceTable = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <div className="overflow-x-auto print:overflow-visible">
    <table className="w-full">
      <thead className="border-b border-line text-faint">
        <tr>{head}</tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  </div>
);
