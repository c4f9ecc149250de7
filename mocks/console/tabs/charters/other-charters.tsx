import { TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { type Charter, getCharterTitle } from '#mocks/charters/charter.ts';
import { charterAreas } from '#mocks/charters/charters.ts';
import { countOutcomes } from '#mocks/charters/report/count-outcomes.ts';
import type { CharterResults } from '#mocks/charters/results.ts';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { createWordMatcher } from '../../word-match.ts';
import { CharterCard } from './charter-card.tsx';
import styles from './charters.module.css';

/** Returns the text of a charter that a search looks into. */
const getSearchedText = (charter: Charter) =>
  [
    getCharterTitle(charter),
    charter.mission,
    charter.oracle,
    charter.scenario,
    ...charter.clauses,
    ...charter.screens.map(({ route, section = '' }) => `${route} ${section}`),
  ].join(' ');

interface CharterListProps {
  charters: readonly Charter[];
  results: CharterResults;
}

function CharterList({ charters, results }: CharterListProps) {
  return (
    <ul className={classes.list}>
      {charters.map((charter) => (
        <CharterCard key={charter.id} charter={charter} result={results[charter.id]} />
      ))}
    </ul>
  );
}

/** Charters of an area, folded; they are rendered once it is unfolded. */
function FoldedArea({ title, charters, results }: CharterListProps & { title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { untried } = countOutcomes(charters, results);
  return (
    <details className={styles.area} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {title}{' '}
        <span className={classes.dimmed}>
          {charters.length - untried} of {charters.length} tried
        </span>
      </summary>
      {isOpen && <CharterList charters={charters} results={results} />}
    </details>
  );
}

interface OtherChartersProps {
  /** Charters that are shown already. */
  shown: readonly Charter[];
  results: CharterResults;
}

/** Charters of the other screens: folded by area, or those that a search finds. */
export function OtherCharters({ shown, results }: OtherChartersProps) {
  const [typed, setTyped] = useState('');
  const matches = createWordMatcher(useDeferredValue(typed));
  const isSearching = typed.trim() !== '';
  const otherAreas = charterAreas
    .map(({ title, charters }) => ({ title, charters: charters.filter((each) => !shown.includes(each)) }))
    .filter(({ charters }) => charters.length > 0);
  const found = isSearching
    ? otherAreas.flatMap(({ charters }) => charters).filter((each) => matches(getSearchedText(each)))
    : [];
  return (
    <Section title="Other screens">
      <TextInput
        type="search"
        label="Search the charters"
        description="By words, a section such as “intake §5”, an address or a scenario"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isSearching ? (
        <>
          <p role="status" className={classes.dimmed}>
            {found.length === 0 ? 'No charter has all of these words.' : `${found.length} found`}
          </p>
          <CharterList charters={found} results={results} />
        </>
      ) : (
        otherAreas.map((area) => <FoldedArea key={area.title} {...area} results={results} />)
      )}
    </Section>
  );
}
