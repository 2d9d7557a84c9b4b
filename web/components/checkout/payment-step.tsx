import { useTranslation } from '#web/lib/texts/translation.tsx';
import { FoldingStep } from './folding-step.tsx';
import { Panel } from './panel.tsx';
import { MethodName, PaymentMethods, type PaymentMethodsProps } from './payment-methods.tsx';

/** So many ways to pay are told apart by the style of what is chosen (`choices.css`). */
const MOST_FOLDED = 9;

/** How it is paid: a step that folds to the chosen way, where there is more than one and not more than can be named. */
export const PaymentStep = ({ open, ...props }: PaymentMethodsProps & { open: boolean }) => {
  const { t } = useTranslation();
  const title = t('checkoutPage.payment');
  const { methods } = props;
  if (methods.length < 2 || methods.length > MOST_FOLDED)
    return (
      <Panel id="payment" title={title}>
        <PaymentMethods {...props} />
      </Panel>
    );
  return (
    <FoldingStep
      id="payment"
      title={title}
      open={open}
      group="step"
      chosen={
        // The style shows the one that is chosen, so that it is true without scripts too.
        <div className="chosen-method">
          {methods.map((method) => (
            <div key={method.code}>
              <MethodName {...method} />
            </div>
          ))}
        </div>
      }
    >
      <PaymentMethods {...props} />
    </FoldingStep>
  );
};
