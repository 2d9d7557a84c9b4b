import { useTranslation } from '#web/lib/texts/translation.tsx';
import { FoldingStep } from './folding-step.tsx';
import { Panel } from './panel.tsx';
import { MethodName, PaymentMethods, type PaymentMethodsProps } from './payment-methods.tsx';

/** How it is paid: a step that folds to the chosen way, where there is more than one. */
export const PaymentStep = ({ open, ...props }: PaymentMethodsProps & { open: boolean }) => {
  const { t } = useTranslation();
  const title = t('checkoutPage.payment');
  const { methods } = props;
  if (methods.length < 2)
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
