declare module 'virtual:workshop/map' {
  const screens: readonly import('./map.ts').MapScreen[];
  export default screens;
}

declare module 'virtual:workshop/flows' {
  const flows: readonly import('./flows.ts').Flow[];
  export default flows;
}

declare module 'virtual:workshop/atlas' {
  const entries: readonly import('./words/atlas.ts').AtlasEntry[];
  export default entries;
}

declare module 'virtual:workshop/accessibility' {
  const criteria: readonly import('./accessibility/proofs.ts').ProvenCriterion[];
  export default criteria;
}

declare module 'virtual:workshop/pictures' {
  /** Ids of the stories with an accepted picture in every look that is shown. */
  const storyIds: readonly string[];
  export default storyIds;
}

declare module 'virtual:workshop/building-blocks' {
  const blocks: import('./building-blocks.ts').BuildingBlocks;
  export default blocks;
}

declare module 'virtual:workshop/styles' {
  const styles: import('./styles/read-styles.ts').Styles;
  export default styles;
}

declare module 'virtual:workshop/guides' {
  const guides: {
    /** Code of the examples, by the guide's title. */
    examples: Readonly<Record<string, import('./guides/read-examples.ts').GuideExamples>>;
    types: import('./guides/read-types.ts').PropertiesByType;
  };
  export default guides;
}
