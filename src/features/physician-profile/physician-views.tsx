import { Link } from '@tanstack/react-router';
import { ViewItem, ViewNav } from '#ui/links/view-nav.tsx';

/** Tabs, in the order of physician §2. */
const physicianViews = ['shoop', 'notes'] as const;
export type PhysicianView = (typeof physicianViews)[number];

/** Titles of the tabs, also in the page's title. */
export const viewTitles: Record<PhysicianView, string> = { shoop: 'Recommended Shoop', notes: 'Notes' };

interface PhysicianViewsProps {
  physicianId: string;
  view: PhysicianView;
}

/** Tabs of a physician's profile; each has a URL (decision 62). */
export function PhysicianViews({ physicianId, view }: PhysicianViewsProps) {
  return (
    <ViewNav label="Parts of the profile">
      {physicianViews.map((name) => (
        <ViewItem key={name} isCurrent={name === view}>
          <Link
            to="/patient-physician-profile/$id"
            params={{ id: physicianId }}
            search={{ view: name === 'notes' ? name : undefined }}
            activeOptions={{ exact: true }}
            resetScroll={false}
          >
            {viewTitles[name]}
          </Link>
        </ViewItem>
      ))}
    </ViewNav>
  );
}
