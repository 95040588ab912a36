/** Replacement of an engine component in a translated component. */
export interface EngineTag {
  /** Source of the replacement; null for a purely decorative component, of which only the label is kept. */
  from: 'theme' | 'runtime' | null;
  name: string;
  /** Attributes whose names differ; an empty name for those without a counterpart. */
  attributes?: Record<string, string>;
  /** Attributes that are added if none with that name is given, since the defaults differ. */
  defaults?: Record<string, string>;
}

const LOOKS = { icon: '', size: '', class: 'className' };

/** Components of `@astrojs/starlight/components` and `astro:assets` that components of a site use. */
export const ENGINE_TAGS: Record<string, EngineTag> = {
  Aside: { from: 'theme', name: 'Callout', attributes: LOOKS, defaults: { type: 'note' } },
  Badge: { from: 'theme', name: 'Badge', attributes: { ...LOOKS, variant: '' } },
  Card: { from: 'theme', name: 'Card', attributes: LOOKS },
  CardGrid: { from: 'theme', name: 'CardGrid', attributes: { stagger: '' } },
  FileTree: { from: 'theme', name: 'FileTree' },
  LinkButton: { from: 'theme', name: 'Link', attributes: { ...LOOKS, variant: '', iconPlacement: '' } },
  LinkCard: { from: 'theme', name: 'LinkCard', attributes: { target: '', rel: '' } },
  Steps: { from: 'theme', name: 'Steps' },
  TabItem: { from: 'theme', name: 'Tab', attributes: LOOKS },
  Tabs: { from: 'theme', name: 'Tabs', attributes: { syncKey: 'groupId' } },
  Code: { from: 'runtime', name: 'Code' },
  Image: { from: 'runtime', name: 'Image' },
  Picture: { from: 'runtime', name: 'Image' },
  Icon: { from: null, name: '' },
};
