/** Tells when an element comes into sight, and when it leaves. */
import type { Attachment } from 'svelte/attachments';

export function sight(tell: (seen: boolean) => void): Attachment<HTMLElement> {
  return (node) => {
    const watch = new IntersectionObserver(([entry]) => tell(entry?.isIntersecting ?? false), { threshold: 0.4 });
    watch.observe(node);
    return () => watch.disconnect();
  };
}
