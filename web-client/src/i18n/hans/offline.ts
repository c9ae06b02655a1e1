// Simplified Chinese: the page that stands while the server cannot be reached. It is a page of its own, apart from all other texts.
import type { en_offline } from '../en/offline';

export const hans_offline = {
  title: '连不上服务器',
  text: '可能是这台设备断网了，也可能是服务器正在重启。进行中的对局会等你回来，什么都不会丢失。',
  no_network: '这台设备没有网络。网络恢复后，页面会自动回来。',
  now: '立即重试',
  next: '{n} 秒后重试',
  asking: '正在联系服务器…',
} satisfies Record<keyof typeof en_offline, string>;
