import { isSignInReal } from '#mocks/controls/partial-controls.ts';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { MockedResources } from './api/mocked-resources.tsx';
import { TokenPerson } from './api/token-person.tsx';

/** Tab that divides the resources between the mock and the real API. */
export function ApiTab() {
  const { partial } = useConsole().controls;
  if (!partial) return null;
  return (
    <>
      {isSignInReal(partial) ? <TokenPerson partial={partial} /> : <MockedSignIn />}
      <MockedResources partial={partial} />
    </>
  );
}

/** Says what mocked accounts mean for the API. */
function MockedSignIn() {
  return (
    <Section title="Your token">
      <p className={classes.dimmed}>
        “accounts” is mocked: users sign in at the mock, and the API gets the mock’s token. It has to take
        any.
      </p>
    </Section>
  );
}
