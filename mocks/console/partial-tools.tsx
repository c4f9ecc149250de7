import { Text } from '@mantine/core';
import { useClientValue } from '#ui/start/use-client-value.ts';
import { partialDataNotice } from './data-notice.ts';
import LoginHint, { type LoginHintProps } from './login-hint.tsx';

/**
 * Creates the parts of the first screen for a build where a real API answers some of the resources.
 * @param builtResources mocked resources of the build, which renders the public pages
 * @param readMockedResources returns the mocked resources of this browser
 */
export function createPartialTools(
  apiUrl: string,
  builtResources: readonly string[],
  readMockedResources: () => readonly string[] = () => builtResources,
) {
  /** Says below the login form whose accounts sign in. */
  function PartialLoginHint(props: LoginHintProps) {
    const isSignInMocked = useClientValue(
      () => readMockedResources().includes('accounts'),
      builtResources.includes('accounts'),
    );
    if (isSignInMocked) return <LoginHint {...props} />;
    return (
      <Text size="sm" c="dimmed">
        Sign in with an account of {new URL(apiUrl).host}. Some of what follows is demo data: the mock console
        says what.
      </Text>
    );
  }
  return { LoginHint: PartialLoginHint, dataNotice: partialDataNotice };
}
