import { Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type SignUpStep, signUpSteps } from '#domain/registration/steps.ts';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Steps } from '#ui/layout/steps.tsx';
import { useIsStillShown } from '#ui/leaving/use-is-still-shown.ts';
import { MedicalStep } from './medical-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { PrivacyStatement } from './privacy-statement.tsx';
import { needsRecommendation, RecommendingPhysicianStep } from './recommending-physician-step.tsx';
import classes from './sign-up.module.css';
import { StartAgainDialog } from './start-again-dialog.tsx';
import { UnknownSignUpNotice } from './unknown-sign-up-notice.tsx';
import { type SignUpState, useSignUp } from './use-sign-up.ts';
import { useSteps } from './use-steps.ts';

const titles = signUpSteps.map(({ title }) => title);

/**
 * Page for the patient's sign-up, in three steps (accounts §2.6, §4.1).
 * @param step step in the URL; the route allows none beyond the furthest step reached
 */
export function SignUp({ step }: { step: SignUpStep }) {
  const signUp = useSignUp();
  const steps = useSteps(step, signUp.allowStep);
  const [isConfirmingRestart, setConfirmingRestart] = useState(false);
  // The fallback is for the type: each step has an entry.
  const { title } = signUpSteps[step - 1] ?? signUpSteps[0];

  async function startAgain() {
    signUp.startAgain();
    await steps.restart();
  }

  return (
    <Page
      title={`Sign up: ${title}`}
      heading="Sign up as a patient"
      lead="It takes about five minutes. Then we email you a link to set your password."
      width="wide"
    >
      <div className={classes.layout}>
        <div className={classes.aside}>
          <Steps label="Steps of your sign-up" titles={titles} current={step} />
          <PrivacyStatement />
        </div>
        <div className={classes.form}>
          <Card>
            <StepHeading step={step} title={title} />
            {signUp.isUnknownInTab ? (
              <UnknownSignUpNotice onStartAgain={() => void startAgain()} />
            ) : (
              <CurrentStep
                step={step}
                signUp={signUp}
                steps={steps}
                onStartAgain={() => setConfirmingRestart(true)}
              />
            )}
          </Card>
        </div>
      </div>
      <StartAgainDialog
        opened={isConfirmingRestart}
        onClose={() => setConfirmingRestart(false)}
        onConfirm={startAgain}
      />
    </Page>
  );
}

interface CurrentStepProps {
  step: SignUpStep;
  signUp: SignUpState;
  steps: ReturnType<typeof useSteps>;
  onStartAgain: () => void;
}

function CurrentStep({ step, signUp, steps, onStartAgain }: CurrentStepProps) {
  const router = useRouter();
  const isStillHere = useIsStillShown();

  /** Removes the completed sign-up from the browser and says that an e-mail is on its way. */
  async function finish() {
    const loginEmail = String(signUp.answersOf('personal').email);
    signUp.finish();
    if (isStillHere()) await router.navigate({ to: '/checkMail', replace: true, state: { loginEmail } });
  }

  const shared = { signUp, onBack: steps.back, onStartAgain };
  if (step === 2) return <RecommendingPhysicianStep {...shared} onDone={() => void steps.next()} />;
  if (step === 3) return <MedicalStep {...shared} onDone={() => void finish()} />;
  return (
    <PersonalStep
      key={signUp.restartCount}
      {...shared}
      // Without a required recommendation, step 2 has no questions (accounts §4.1).
      onDone={() => void steps.next(needsRecommendation(signUp) ? 2 : 3)}
    />
  );
}

/** Heading that takes focus when the step changes, so that a screen reader continues from there. */
function StepHeading({ step, title }: { step: SignUpStep; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) heading.current?.focus({ preventScroll: true });
    lastStep.current = step;
  }, [step]);
  return (
    <Title ref={heading} order={2} tabIndex={-1} mb="lg">
      {title}
    </Title>
  );
}
