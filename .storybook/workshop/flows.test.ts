import { expect, it } from 'vitest';
import { groupFlows } from './flows.ts';

it('groups the states below Flows by title, in the tree’s order', () => {
  const createStory = (title: string, name: string, tag = 'state') => ({
    id: `${title}--${name}`,
    title,
    name,
    tags: [tag],
    file: '',
    exportName: name,
  });
  const stories = [
    createStory('Screens/Accounts/Log in', 'Empty'),
    createStory('Flows/At a glance', 'Flows'),
    createStory('Flows/Session/Logging out', 'Asked'),
    createStory('Flows/Session/Logging out', 'Stayed', 'behavior'),
    createStory('Flows/Session/Logging out', 'Kept'),
    createStory('Flows/Physician/Tabs', 'Five'),
  ];
  expect(groupFlows(stories)).toEqual([
    {
      title: 'Session, Logging out',
      steps: [
        { id: 'Flows/Session/Logging out--Asked', name: 'Asked' },
        { id: 'Flows/Session/Logging out--Kept', name: 'Kept' },
      ],
    },
    { title: 'Physician, Tabs', steps: [{ id: 'Flows/Physician/Tabs--Five', name: 'Five' }] },
  ]);
});
