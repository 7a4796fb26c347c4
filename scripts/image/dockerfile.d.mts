export type Instruction =
  | { readonly name: 'ENV'; readonly values: Readonly<Record<string, string>> }
  | { readonly name: 'COPY'; readonly from: string | null; readonly sources: readonly string[]; readonly to: string }
  | Named<'CMD' | 'HEALTHCHECK', { readonly command: readonly string[] }>
  | Named<'RUN' | 'WORKDIR' | 'USER' | 'VOLUME' | 'EXPOSE', { readonly value: string }>;
type Named<Names extends string, Parts> = { [N in Names]: { readonly name: N } & Parts }[Names];
export interface Stage {
  readonly base: string;
  readonly name: string;
  readonly instructions: readonly Instruction[];
}
export function readStages(text: string): Stage[];
export function ignoredBy(text: string): (file: string) => boolean;
