import { IconFlask } from '@tabler/icons-react';
import { useSelector } from '@tanstack/react-store';
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ControlsSource } from '#mocks/controls/controls.ts';
import classes from './console.module.css';
import { panelId } from './panel-id.ts';
import { goTo } from './tabs/go-to.ts';
import { countUnread, newestSeen } from './unread.ts';
import { useMockChanges, useStarted } from './use-mock.ts';

export interface ConsoleProps {
  source: ControlsSource;
  /** Loads a page of the app anew, named without the base. */
  go?: (path: string) => void;
}

const FAILED = 'The mock console could not be loaded. Please reload the page.';
/** A console that cannot be fetched must not take the page down with it. */
const Missing = () => <Problem text={FAILED} />;
const Panel = lazy(() => import('./panel.tsx').catch(() => ({ default: Missing })));

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className={classes.problem}>
      {text}
    </p>
  );
}

/** Alt+Shift+M reaches the console from inside a dialog, which keeps the Tab key to itself. */
function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyM' || !event.altKey || !event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [toggle]);
}

/** What the button says beside its name: new messages, and faults that somebody may have forgotten. */
function useNews(source: ControlsSource) {
  const controls = useStarted(source);
  useMockChanges(controls?.server);
  const newest = useSelector(newestSeen);
  const tables = controls?.server.store.tables;
  return { unread: countUnread(tables?.outbox ?? [], newest), faults: tables?.faults.length ?? 0, controls };
}

/** Opens and closes the console. Closing returns focus to where it was, unless it has moved on into the page. */
function useOpening() {
  const [view, setView] = useState<'never' | 'open' | 'closed'>('never');
  const launcher = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  const returnsFocus = useRef(false);

  const open = () => {
    before.current = document.activeElement;
    setView('open');
  };
  const close = () => {
    const { activeElement, body } = document;
    returnsFocus.current =
      !activeElement || activeElement === body || activeElement.closest(`#${panelId}`) !== null;
    setView('closed');
  };
  // After the panel is gone: the button that opened it is hidden until then (dock.module.css).
  useLayoutEffect(() => {
    if (view !== 'closed' || !returnsFocus.current) return;
    returnsFocus.current = false;
    const { body } = document;
    const back = before.current instanceof HTMLElement && before.current !== body ? before.current : null;
    (back?.isConnected ? back : launcher.current)?.focus();
  }, [view]);
  return { view, launcher, open, close };
}

/** The floating button that opens the mock console. All behind it is fetched at the first click. */
export default function Console({ source, go = goTo }: ConsoleProps) {
  const { controls, unread, faults } = useNews(source);
  const { view, launcher, open, close } = useOpening();
  const [problem, setProblem] = useState('');
  const newsId = useId();

  const toggle = () => {
    if (view === 'open') return close();
    open();
    setProblem('');
    source.load().catch(() => setProblem(FAILED));
  };
  useShortcut(toggle);

  const news = [
    unread > 0 && `${unread} new in the inbox`,
    faults > 0 && `${faults} ${faults === 1 ? 'fault' : 'faults'} active`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <aside aria-label="Mock tools" className={classes.corner} data-mock-corner data-no-print>
      <button
        ref={launcher}
        type="button"
        className={classes.launcher}
        data-faulty={faults > 0 || undefined}
        aria-label="Mock console"
        aria-describedby={news ? newsId : undefined}
        aria-haspopup="dialog"
        aria-expanded={view === 'open'}
        aria-keyshortcuts="Alt+Shift+M"
        title={`Mock console (Alt+Shift+M)${news && `: ${news}`}`}
        onClick={toggle}
      >
        <IconFlask aria-hidden size={20} stroke={1.75} />
        <span className={classes.word}>Mock</span>
      </button>
      {unread > 0 && (
        <span aria-hidden className={classes.badge}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <span id={newsId} hidden>
        {news}
      </span>
      {problem && <Problem text={problem} />}
      {view !== 'never' && controls && (
        <Suspense>
          <Panel controls={controls} go={go} opened={view === 'open'} onClose={close} />
        </Suspense>
      )}
    </aside>
  );
}
