// What moderators and admins do to people and to the server.
#pragma once

#include "server/admin/desk.hpp"

namespace fate::server {

// POST acts/warn       AdminAct: subject, text       said now, or when he comes
// POST acts/mute       AdminAct: subject, until, text (why)
// POST acts/ban        AdminAct: subject, until, text (why); a guest is banned by his address. Admins only
// POST acts/role       AdminAct: subject, role       admins only
// POST acts/announce   AdminAct: text                admins only
// POST acts/drain      AdminAct: on                  admins only
// GET  acts/bans       AdminBanList: of addresses    admins only
HttpReply answer_acts(Desk& desk, Ask& ask);

// What is stored of guests and addresses, at start; and from then on what was said to somebody is forgotten.
// False if it cannot be read.
bool open_gate(Desk& desk);

}  // namespace fate::server
