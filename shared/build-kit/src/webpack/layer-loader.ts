/** A webpack loader: styles of pages come after those of the kit and before utilities, whatever is loaded first. */
export default function layered(this: { resourcePath: string }, source: string): string {
  return this.resourcePath.endsWith('.module.css') && !source.includes('@layer')
    ? `@layer remotes {\n${source}\n}`
    : source;
}
