import { use } from 'react';
import { useSession } from '#api/session/use-session.ts';
import { DemoContext } from '#ui/demo-tools.ts';
import { ColorSchemeToggle } from '#ui/layout/color-scheme-toggle.tsx';
import { useClientValue } from '#ui/start/use-client-value.ts';
import { brandName } from '#ui/theme/brand-name.ts';
import classes from './shell.module.css';

/**
 * Footer. Its two pages are not documented, so they are text instead of links (decision 47). A
 * visitor chooses the color scheme here, a user in the menu of their name.
 */
export function Footer() {
  const isSignedIn = useSession() !== null;
  const { dataNotice } = use(DemoContext);
  const year = useClientValue(() => new Date().getFullYear(), import.meta.env.BUILD_YEAR);
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <p className={classes.footerWords}>
          <span>
            © {year} {brandName}
          </span>
          <span>Privacy Policy</span>
          <span>Site Map</span>
          {dataNotice && <span>{dataNotice}</span>}
        </p>
        {!isSignedIn && (
          <div className={classes.scheme}>
            <ColorSchemeToggle />
          </div>
        )}
      </div>
    </footer>
  );
}
