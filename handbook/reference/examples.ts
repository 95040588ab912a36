/** Examples of components, in MDX. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  Badge: `Infusion <Badge text="New" /> <Badge type="tip" text="2.0" /> <Badge type="warning" text="Beta" outline />`,
  Callout: `<Callout type="tip" title="Water">
  Let it cool for a minute first.
</Callout>`,
  Card: `<Card title="Green tea" icon="🍵" href="/guide/pages">
  A card with text in it.
</Card>`,
  CardGrid: `<CardGrid>
  <Card title="Green" icon="🍵">Two minutes.</Card>
  <Card title="Black" icon="☕">Four minutes.</Card>
</CardGrid>`,
  CodeGroup: `<CodeGroup>

\`\`\`ts title="pot.ts"
export const pot = 'large';
\`\`\`

\`\`\`css title="pot.css"
.pot { color: teal }
\`\`\`

</CodeGroup>`,
  FeedLinks: '<FeedLinks>Follow the releases:</FeedLinks>',
  FileTree: `<FileTree>

- docs
  - **index.md**
  - guide/
- lectern.config.ts

</FileTree>`,
  LinkCard: `<LinkCard title="Pages and front matter" href="/guide/pages" description="What each file becomes." />`,
  Overview: '<Overview />',
  PackageManagerTabs: '<PackageManagerTabs command="add lectern -D" />',
  SourceCode: '<SourceCode href="https://github.com/web-infra-dev/rspress" />',
  Steps: `<Steps>

### Boil the water

A minute is enough.

### Add the tea

Two minutes.

</Steps>`,
  Tab: `<Tabs>
  <Tab label="Pot" value="pot">A pot for four.</Tab>
  <Tab label="Cup" value="cup">A cup for one.</Tab>
</Tabs>`,
  Tabs: `<Tabs groupId="size" defaultValue="cup">
  <Tab label="Pot" value="pot">A pot for four.</Tab>
  <Tab label="Cup" value="cup">A cup for one.</Tab>
</Tabs>`,
  Tooltip: `<Tooltip content="Camellia sinensis">Tea</Tooltip> has many names.`,
};

/** Components that are visible only on certain pages, each with a note below its example. */
export const NEEDS: Readonly<Record<string, string>> = {
  FeedLinks: 'It shows nothing on this page, as the folder has no feed.',
  Overview: 'It shows nothing on this page, as there are no pages below it.',
};
