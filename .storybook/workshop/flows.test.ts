import { expect, it } from 'vitest';
import { flowsOf } from './flows.ts';

it('groups the states below Flows by title, in the tree’s order', () => {
  const story = (title: string, name: string, tag = 'state') => ({
    id: `${title}--${name}`,
    title,
    name,
    tags: [tag],
    file: '',
    exportName: name,
  });
  const stories = [
    story('Screens/Accounts/Log in', 'Empty'),
    story('Flows/At a glance', 'Flows'),
    story('Flows/Session/Logging out', 'Asked'),
    story('Flows/Session/Logging out', 'Stayed', 'behavior'),
    story('Flows/Session/Logging out', 'Kept'),
    story('Flows/Physician/Tabs', 'Five'),
  ];
  expect(flowsOf(stories)).toEqual([
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
