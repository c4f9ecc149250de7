import screens from 'virtual:workshop/map';
import { Stack, Text, Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import type { MapScreen } from '../../.storybook/workshop/map.ts';
import { previewUrl } from '../../.storybook/workshop/preview-link.ts';
import { PreviewLink, StoryLink } from './links.tsx';
import { HowToPicture, isPictured, Picture } from './picture.tsx';
import classes from './workshop.module.css';

const meta: Meta = { title: 'Map of the product', parameters: { layout: 'fullscreen' } };
export default meta;

const roles = { anybody: 'Anybody', patient: 'Patients', physician: 'Physicians' } as const;

/** Returns a screen's name: “Log in” for “Screens/Accounts/Log in”; the story's, too, if shared. */
function formatScreenName({ stories: [first], address }: MapScreen): string {
  if (!first) return address;
  const isAlone = screens.filter(({ stories }) => stories[0]?.title === first.title).length === 1;
  const name = first.title.split('/').slice(2).join(', ');
  return isAlone ? name : `${name}: ${first.name}`;
}

/** Renders pictures of a screen on a desktop and on a phone, if its pictures are made. */
function Pictures({ screen, name }: { screen: MapScreen; name: string }) {
  const story = screen.stories.find(({ id }) => isPictured(id));
  if (!story) return null;
  return (
    <div className={classes.pictures}>
      <Picture storyId={story.id} width={1440} alt={`${name} on a desktop`} />
      <Picture storyId={story.id} width={390} alt={`${name} on a phone`} />
    </div>
  );
}

/** Renders a screen with its pictures, its address and its stories. */
function ScreenCard({ screen }: { screen: MapScreen }) {
  const first = screen.stories.filter(({ tags }) => tags.includes('screen'));
  // The stories with the tag `screen` come first.
  const others = screen.stories.slice(first.length);
  const name = formatScreenName(screen);
  return (
    <Card title={name} titleOrder={3} isArticle>
      <Stack gap="xs">
        <Pictures screen={screen} name={name} />
        <Text component="code" size="sm" className={classes.address}>
          {screen.address}
        </Text>
        <ul className={classes.links}>
          {first.map(({ id, name: story }) => (
            <li key={id}>
              <StoryLink id={id}>{story}</StoryLink>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <details className={classes.more}>
            <summary>
              {others.length} more of {name}
            </summary>
            <ul>
              {others.map(({ id, name: story }) => (
                <li key={id}>
                  <StoryLink id={id}>{story}</StoryLink>
                </li>
              ))}
            </ul>
          </details>
        )}
        <PreviewLink to={previewUrl(screen)}>Open {screen.address} in the app</PreviewLink>
      </Stack>
    </Card>
  );
}

/** Screens by role, from the app's routes and the workshop's index. */
export const MapOfTheProduct: StoryObj = {
  name: 'Map of the product',
  render: () => (
    <Page
      title="Map of the product"
      width="wide"
      lead={
        <>
          {screens.length} screens. Each is an address of the app; a link to the app signs in whoever the
          story has signed in. Start it with <code>npm run dev</code>.
        </>
      }
    >
      <Stack gap="xl">
        <HowToPicture />
        {Object.entries(roles).map(([role, title]) => (
          <section key={role} aria-label={title}>
            <Title order={2} mb="md">
              {title}
            </Title>
            <div className={classes.grid}>
              {screens
                .filter((screen) => screen.role === role)
                .map((screen) => (
                  <ScreenCard key={screen.address} screen={screen} />
                ))}
            </div>
          </section>
        ))}
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open /dashboard in the app' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/dashboard\?scenario=half-done$/),
    );
  },
};
