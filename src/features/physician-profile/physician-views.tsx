import { Link } from '@tanstack/react-router';
import { ViewItem, ViewNav } from '#ui/links/view-nav.tsx';

/** The two tabs of physician §2, in its order. */
const physicianViews = ['shoop', 'notes'] as const;
export type PhysicianView = (typeof physicianViews)[number];

export const viewTitles: Record<PhysicianView, string> = { shoop: 'Recommended Shoop', notes: 'Notes' };

interface PhysicianViewsProps {
  physicianId: string;
  view: PhysicianView;
}

/** The tabs of a physician's profile; each has an address (decision 62). */
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
