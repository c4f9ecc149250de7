import { Applications } from './applications.tsx';
import { HappeningButtons } from './happening-buttons.tsx';
import { OpenBothSides } from './people/open-both-sides.tsx';
import { PeopleSearch } from './people/people-search.tsx';
import { ThisBrowser } from './people/this-browser.tsx';
import { usePasswordlessSignIn } from './people/use-passwordless-sign-in.ts';
import { useSignedInUser } from './people/use-signed-in-user.ts';

/** Tab with all accounts of the clinic and with the happenings of the current user. */
export function PeopleTab() {
  const passwordlessSignIn = usePasswordlessSignIn();
  const role = useSignedInUser()?.account?.role;
  return (
    <>
      <ThisBrowser passwordlessSignIn={passwordlessSignIn} />
      <OpenBothSides />
      <Applications />
      {role && <HappeningButtons role={role} />}
      <PeopleSearch passwordlessSignIn={passwordlessSignIn} />
    </>
  );
}
