import '@mantine/core/styles/Tabs.layer.css';
import { Drawer, MantineThemeProvider, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { MockControls } from '../controls.ts';
import { CallsTab } from './calls-tab.tsx';
import { DataTab } from './data-tab.tsx';
import { FaultsTab } from './faults-tab.tsx';
import { InboxTab } from './inbox-tab.tsx';
import classes from './panel.module.css';
import { panelId } from './panel-id.ts';
import { PeopleTab } from './people-tab.tsx';
import { StatusLine } from './status-line.tsx';
import { consoleTheme } from './theme.ts';
import { countUnread, newestSeen } from './unread.ts';
import { ConsoleContext, useConsole } from './use-console.ts';

export interface PanelProps {
  controls: MockControls;
  go: (path: string) => void;
  opened: boolean;
  onClose: () => void;
}

type TabName = 'people' | 'inbox' | 'calls' | 'faults' | 'data';

const tabs: readonly { name: TabName; label: string; Body: ComponentType }[] = [
  { name: 'people', label: 'People', Body: PeopleTab },
  { name: 'inbox', label: 'Inbox', Body: InboxTab },
  { name: 'calls', label: 'Calls', Body: CallsTab },
  { name: 'faults', label: 'Faults', Body: FaultsTab },
  { name: 'data', label: 'Data', Body: DataTab },
];

const PHONE = '(max-width: 47.99em)';

/** Closes on Escape, and only when focus is in the console: beside it, a dialog of the page may be open. */
function useEscape(opened: boolean, onClose: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const isInside = (event.target as Element | null)?.closest(`#${panelId}`);
    if (!opened || event.key !== 'Escape' || event.isComposing || !isInside) return;
    event.stopImmediatePropagation();
    onClose();
  });
  useEffect(() => {
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** The tabs: the inbox wears the number of new messages, the faults the number of active ones. */
function TabList() {
  const { tables } = useConsole();
  const newest = useSyncExternalStore(newestSeen.subscribe, newestSeen.get);
  const unread = countUnread(tables.outbox, newest);
  const counts: Partial<Record<TabName, string>> = {
    ...(unread > 0 && { inbox: `${unread} new` }),
    ...(tables.faults.length > 0 && { faults: `${tables.faults.length} active` }),
  };
  return (
    <Tabs.List grow className={classes.tabs} aria-label="Mock console">
      {tabs.map(({ name, label }) => (
        <Tabs.Tab key={name} value={name} className={classes.tab}>
          {label}
          {counts[name] && (
            <span role="img" className={classes.count} aria-label={counts[name]}>
              {Number.parseInt(counts[name], 10)}
            </span>
          )}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

/**
 * The console itself. On a wide screen the page beside it stays in use, as with a browser's own tools: a fault can
 * be set and its effect watched. On a phone it fills the screen.
 */
export default function Panel({ controls, go, opened, onClose }: PanelProps) {
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const [tab, setTab] = useState<string | null>('people');
  const context = useMemo(() => ({ controls, go }), [controls, go]);
  useEscape(opened, onClose);
  return (
    <MantineThemeProvider theme={consoleTheme} inherit>
      <Drawer
        id={panelId}
        opened={opened}
        onClose={onClose}
        title="Mock console"
        position="right"
        size={isPhone ? '100%' : '36rem'}
        zIndex={450}
        withOverlay={false}
        lockScroll={isPhone}
        closeOnEscape={false}
        returnFocus={false}
        padding="md"
        classNames={{
          content: classes.content,
          header: classes.header,
          title: classes.title,
          close: classes.close,
          body: classes.body,
        }}
      >
        <ConsoleContext value={context}>
          <StatusLine />
          <Tabs value={tab} onChange={setTab} keepMounted={false} color="water">
            <TabList />
            {tabs.map(({ name, Body }) => (
              <Tabs.Panel key={name} value={name} className={classes.panel}>
                <Body />
              </Tabs.Panel>
            ))}
          </Tabs>
        </ConsoleContext>
      </Drawer>
    </MantineThemeProvider>
  );
}
