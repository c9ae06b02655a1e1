# Files that are built in. Included: fate_embed(); run with -P: writes one source with a table of them, in the order of
# their numbers.
#
#   fate_embed(OUT FILES HEADER NAMESPACE TYPE FUNCTION KEY)
#     OUT        the source
#     HEADER     declares TYPE, a struct of a file's key and its text, and std::span<const TYPE> FUNCTION() in NAMESPACE
#     KEY        a regular expression whose first group is the key within the file's name; a number stands without quotes
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(fate_embed_script ${CMAKE_CURRENT_LIST_FILE})
  function(fate_embed out files header namespace type function key)
    add_custom_command(
      OUTPUT ${out}
      COMMAND ${CMAKE_COMMAND} -DOUT=${out} "-DFILES=${files}" -DHEADER=${header} -DNAMESPACE=${namespace} -DTYPE=${type}
              -DFUNCTION=${function} "-DKEY=${key}" -P ${fate_embed_script}
      DEPENDS ${files} ${fate_embed_script}
      COMMENT "Building in ${namespace}::${function}()"
      VERBATIM)
  endfunction()
  return()
endif()

list(SORT FILES)
set(text "#include \"${HEADER}\"\n\nnamespace ${NAMESPACE} {\n\nstatic const ${TYPE} list[] = {\n")
foreach(file ${FILES})
  get_filename_component(name ${file} NAME_WE)
  if(NOT name MATCHES "${KEY}")
    message(FATAL_ERROR "${file}: its name does not fit ${KEY}")
  endif()
  set(key ${CMAKE_MATCH_1})
  if(NOT key MATCHES "^[0-9]+$")
    set(key "\"${key}\"")
  endif()
  file(READ ${file} content)
  string(APPEND text "    {${key}, R\"text(${content})text\"},\n")
endforeach()
string(APPEND text "};\n\nstd::span<const ${TYPE}> ${FUNCTION}() { return list; }\n\n}  // namespace ${NAMESPACE}\n")
file(WRITE ${OUT} "${text}")
