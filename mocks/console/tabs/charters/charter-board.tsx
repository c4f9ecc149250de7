import { findCharters } from '#mocks/charters/find-charters.ts';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { usePageAddress } from '../../use-page-address.ts';
import { CharterCard } from './charter-card.tsx';
import { LensSwitch } from './lens-switch.tsx';
import { OtherCharters } from './other-charters.tsx';
import { ResultTools } from './result-tools.tsx';
import { useCharterResults } from './use-charter-results.ts';

/** Charters of the screen in view, all others to unfold or search, and the results of both. */
export default function CharterBoard() {
  const address = usePageAddress();
  const results = useCharterResults();
  const ownCharters = findCharters(address);
  return (
    <>
      <LensSwitch />
      <Section
        title={`This screen (${ownCharters.length})`}
        hint="Starting one replaces everything that was entered. Ticks stay in this browser."
      >
        {ownCharters.length === 0 && (
          <p className={classes.dimmed}>No charter begins here. Those of other screens are below.</p>
        )}
        <ul className={classes.list}>
          {ownCharters.map((charter) => (
            <CharterCard key={charter.id} charter={charter} result={results[charter.id]} />
          ))}
        </ul>
      </Section>
      <OtherCharters shown={ownCharters} results={results} />
      <ResultTools results={results} />
    </>
  );
}
