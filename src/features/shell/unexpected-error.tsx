import { Button, Group, Stack } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Picture } from '#ui/illustrations/picture.tsx';
import { Page } from '#ui/layout/page.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';

/** Error messages of browsers and Vite for a missing chunk, i.e. after a new release. */
const missingChunk = /dynamically imported module|importing a module script|unable to preload css/i;

/** Page for an unexpected error. It loads no further code, which may be missing after a release. */
export function UnexpectedError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isChunkMissing = error instanceof Error && missingChunk.test(error.message);

  /** Loads the route's data again, then renders the page again. */
  async function tryAgain() {
    await router.invalidate();
    reset();
  }

  return (
    <Page
      title={isChunkMissing ? 'Please reload the page' : 'Something went wrong'}
      lead={
        isChunkMissing
          ? 'A part of this page could not be loaded: the site was updated, or the connection was lost. Reloading brings you the newest version.'
          : 'This page could not be shown. What you saved before is safe.'
      }
      centered
    >
      <Stack align="center" gap="lg">
        <Picture of={isChunkMissing ? 'sprout' : 'pot'} />
        <Group justify="center">
          {isChunkMissing ? (
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
          ) : (
            <Button onClick={() => void tryAgain()}>Try again</Button>
          )}
          <LinkButton to="/" variant="default" reloadDocument>
            Go to the start
          </LinkButton>
        </Group>
      </Stack>
    </Page>
  );
}
