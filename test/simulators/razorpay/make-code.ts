import { isAmount, refuse, type Answer, type Said } from './answers.ts';
import { idOf, secondsNow, type QrCode } from './entities.ts';

/** A QR code, or why Razorpay makes none of it. */
export const makeCode = (body: Said): QrCode | Answer => {
  const { type, usage, fixed_amount: isFixed, payment_amount: amount, close_by: closeBy } = body;
  if (type !== 'upi_qr' || usage !== 'single_use' || isFixed !== true)
    return refuse('The selected type is invalid.');
  if (!isAmount(amount)) return refuse('The payment amount must be at least 1.');
  if (!isAmount(closeBy) || closeBy < secondsNow() + 15 * 60)
    return refuse('close_by should be at least 15 minutes after current time.');
  const id = idOf('qr');
  const rupees = (amount / 100).toFixed(2);
  return {
    id,
    entity: 'qr_code',
    image_url: `https://rzp.io/i/${id.slice(3)}`,
    image_content: `upi://pay?pa=simulation.razorpay@bank&pn=Simulation&tr=RZP${id.slice(3)}&am=${rupees}&cu=INR`,
    payment_amount: amount,
    status: 'active',
    close_reason: null,
    close_by: closeBy,
    payments_amount_received: 0,
    payments_count_received: 0,
    notes: (body['notes'] ?? {}) as QrCode['notes'],
    created_at: secondsNow(),
  };
};
