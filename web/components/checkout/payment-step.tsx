import { useTranslation } from '#web/lib/texts/translation.tsx';
import { FoldingStep } from './folding-step.tsx';
import { groupMethods } from './group-methods.ts';
import { Panel } from './panel.tsx';
import { MethodName, PaymentMethods, type PaymentMethodsProps } from './payment-methods.tsx';

/** The style sheet can name the chosen one among so many ways to pay (`choices.css`). */
const MOST_FOLDED = 9;

/** Whether how it is paid is a step that folds: where there is more than one way, and not more than can be named. */
export const foldsPayment = (methods: PaymentMethodsProps['methods']): boolean =>
  methods.length > 1 && methods.length <= MOST_FOLDED;

/** How it is paid: a step that folds to the chosen way, where there is more than one and not more than can be named. */
export const PaymentStep = ({ open, ...props }: PaymentMethodsProps & { open: boolean }) => {
  const { t } = useTranslation();
  const title = t('checkoutPage.payment');
  const { methods } = props;
  const { more } = groupMethods(methods);
  if (!foldsPayment(methods))
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
              <MethodName {...method} byProvider={more.includes(method)} />
            </div>
          ))}
        </div>
      }
    >
      <PaymentMethods {...props} />
    </FoldingStep>
  );
};
